/* The newsletter in the footer. */

/** Before its form. */
export const newsletterAbout = 'Research notes and release news, about once a month, by e-mail.';
/** The next sentence, on a site with a blog. */
export const feedInstead = 'The [feed](/rss.xml) has every article and needs no address.';
/** Where scripts are off; `email` is a link. */
export const subscribeByMail = 'To subscribe, write to {email}.';

export const emailLabel = 'Your e-mail address';
export const emailMissing = 'Please enter your email address to subscribe.';
export const emailInvalid = 'Please enter a valid email address.';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';

export const emailRequiredTitle = 'Email Required';
export const emailInvalidTitle = 'Invalid Email';
export const subscribedTitle = 'Successfully Subscribed!';
export const subscribed =
  "Thank you for subscribing to {site} updates. You'll receive the latest quantum security insights and product updates.";
export const failedTitle = 'Subscription Failed';
export const failed = 'There was an error subscribing. Please try again later.';

/** The message that asks for it. */
export const newsletterSubject = 'Newsletter subscription';
export const newsletterBody = 'Please subscribe {email} to {site} updates.\n\nWritten on {page}';

/** The tooltip of a claim; `status` begins the sentence. */
export const claimHint = '{status}. Covers: {scope}.';
