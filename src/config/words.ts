/*
 * The names of controls and regions that more than one place prints, or that visitors meet on many pages. The
 * build writes each into the code that shows it, so importing this file loads nothing.
 */

export const skipToContent = 'Skip to content';
export const menu = 'Menu';
export const search = 'Search';
export const searchSite = 'Search the site';
export const searchDocs = 'Search the documentation';

export const signIn = 'Sign In';
export const getAccess = 'Get Access';
export const createAccount = 'Create Account';
export const signOut = 'Sign Out';
export const profileSettings = 'Profile Settings';
export const saveChanges = 'Save changes';

export const cookies = 'Cookies';
export const allow = 'OK';
export const denyAll = 'Deny all';
export const imprint = 'Imprint';
export const cookieChoices = 'Cookie choices';

export const outbox = 'Outbox';
export const restoreToForm = 'Restore to form';
export const sealMessage = 'Seal this message';
export const newsletter = 'Newsletter';

export const postComment = 'Post Comment';
export const subscribe = 'Subscribe to Updates';
export const checkFile = 'Check a file';
/** After a key that anyone can make. */
export const demonstration = 'demonstration';

export const unexpectedError = 'Unexpected Application Error!';
export const tryAgain = 'Try again';
export const reload = 'Reload';
export const home = 'Home';

export const keepIt = 'Keep it';
export const deleteForGood = 'Delete for good';
export const stoppedByFault =
  'This part of the page stopped because of a fault of ours. Messages you handed over are still in the Outbox, and forms still hold what you typed.';
/** Where a script of the page did not arrive, before the buttons that try again and reload. */
export const partNotLoaded =
  'A part of this page could not be loaded. What you typed is still here.';
/** In a dialog while its code is on its way; `email` is a link. */
export const dialogLoads = 'The rest is loading. If it does not come, write to {email}.';

/* The menus of the header, the sheet and the footer: groups, pages, and what a dropdown says of each. */
export const mainMenu = 'Main';
export const allPages = 'All pages';
export const closeMenu = 'Close menu';
export const platform = 'Platform';
export const communications = 'Communications';
export const communicationsHint = 'Encrypted, multi-route messaging';
export const dataProtection = 'Data Protection';
export const dataProtectionHint = 'Files and fields, encrypted end to end';
export const zeroTrust = 'Zero Trust';
export const zeroTrustHint = 'Access checked on every request';
export const architecture = 'Architecture';
export const architectureHint = 'How the layers contain a breach';
export const solutions = 'Solutions';
/** In the header's bar; elsewhere the page is called by its title. */
export const developers = 'Developers';
export const devSecOps = 'Developers and DevSecOps';
export const developerHub = 'Developer Hub';
export const developersHint = 'SDK, code samples, free tier';
export const itLeaders = 'IT Leaders';
export const itLeadersHint = 'Quantum threats, deadlines, compliance';
export const military = 'Military';
export const militaryHint = 'CNSA 2.0 algorithms and deadlines';
export const enterprise = 'Enterprise';
export const enterpriseHint = 'Long-lived records for finance';
export const products = 'Products';
export const about = 'About';
/** The group of the links that have none in the header. */
export const moreLinks = 'More';
export const companyAndHelp = 'Company and help';
export const encryption = 'Encryption';
export const storage = 'Storage';
export const resources = 'Resources';
export const docs = 'Docs';
export const api = 'API';
export const blog = 'Blog';
export const whitepapers = 'Whitepapers';
export const caseStudies = 'Case Studies';
export const labs = '{name} Labs';
export const company = 'Company';
export const careers = 'Careers';
export const press = 'Press';
export const partners = 'Partners';
export const contact = 'Contact';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const security = 'Security';
export const accessibility = 'Accessibility';

/* What the site stores in a browser, and for what. */
export const unknownPurpose = 'Unknown: no page of this site writes this.';
export const setAsidePurpose = 'Set aside because it could not be read.';
export const localStorageName = 'Local storage';
export const sessionStorageName = 'Session storage';
export const cookieChoicePurpose = 'Your answer in the cookie banner.';
export const outboxPurposeByMail =
  'Messages you wrote here, for 14 days, so that none is lost if your e-mail app did not open.';
export const outboxPurposeByEndpoint =
  'Messages you wrote here, for 14 days, so that none is lost if it could not be sent.';
export const slashKeyPurpose = 'That the / key does not open the search.';
export const sampleLanguagePurpose =
  'The language of API samples you chose, until you close this tab.';
export const tabDraftsPurpose =
  'Forms you have begun and not sent, without passwords, until you close this tab.';
export const cameFromPurpose =
  'The campaign, source and medium that the link to this site names (utm_…), for the last line of your messages, until you close this tab.';
export const draftsPurpose = 'The same forms, kept after you close the tab.';
export const migrationBriefPurpose = 'What you entered in the migration brief.';
export const inventoryMarksPurpose =
  'Which rows of your inventory you marked as done or not yours, by their names.';
export const currentUserPurpose = 'Your profile while you are signed in, without a password.';
export const usersPurpose =
  'Accounts made in this browser. Passwords can be checked from it, and not read.';
