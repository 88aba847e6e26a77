/* The words of the contact form. */

export const sendMessage = 'Send Message';
export const mailAppOpened = 'Email client opened';
export const mailAppOpenedText =
  'Your default email client should now open with the message pre-filled.';
export const sent = 'Sent';
export const sentText = 'Your message has reached us. We reply by e-mail.';
export const messageNotPrepared =
  'There was an error preparing your message. Please try again or contact us directly.';
/** Subjects that links propose; visitors may change them. */
export const generalInquiry = 'General inquiry';
export const salesInquiry = 'Sales inquiry';
export const supportRequest = 'Support request';
export const contactSubject = 'Contact Form Submission';
