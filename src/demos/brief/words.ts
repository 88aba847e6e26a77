/* The section, with an example before the tool is opened. */

export const heading = 'Migration brief for your board';
export const lede =
  'Enter your own X, Y and Z to get a page to print, a calendar, a table and a link.';
export const sheetTitle = 'migration brief';
export const verdictTitle = 'migration brief / what it says';
export const exampleState = 'example';
export const exampleFoot = 'The example has ten years of secrecy and six of migration.';
export const buildBrief = 'Build the brief';

/* The inputs, and what is wrong with one. */

export const inputs = 'What the brief is made from';
export const system = 'System or program';
export const systemHint = 'Optional. It stands on the brief and in its link.';
export const secrecy = 'X: years the data must stay secret';
export const migration = 'Y: years the migration takes';
export const earliest = 'Z: earliest year';
export const latest = 'Z: latest year';
export const regimes = 'Regimes that concern you';
export const startOver = 'Start over';
/** The field is one of the four below. */
export const notWholeNumber =
  '{field} must be a whole number from {min} to {max}. The brief still uses {current}.';
export const secrecyInError = 'X, years of secrecy,';
export const migrationInError = 'Y, years of migration,';
export const earliestInError = 'Z, earliest year,';
export const latestInError = 'Z, latest year,';
export const latestTooEarly =
  'Z, latest year, cannot come before the earliest. The brief uses {year} for both.';

/* The brief: its verdict in two sentences. */

export const brief = 'Migration brief';
export const years = '{from} to {to}';
export const secretUntil =
  'What is protected the old way until the migration ends in {migratedIn} must stay secret until {secretUntil}.';
export const beforeRange =
  'That is before the range for Z, {range}: the rule gives no reason for haste, and the dates below stand on their own.';
export const withinRange =
  'That falls into the range for Z, {range}: whether it is too late depends on an end of the range that no one knows.';
export const afterRange =
  'That is later than the whole range for Z, {range}: by the rule, waiting already costs secrecy.';

/* Its figure, and what X, Y and Z are. */

export const figureTitle = 'X + Y against the range for Z';
export const figureDescription =
  'Migration from {start} to {migratedIn}, then secrecy until {secretUntil}. The range for Z runs from {earliest} to {latest}. The dates of the regimes are listed after the figure.';
export const xIs = 'years the data must stay secret';
export const yIs = 'years the migration takes, from {year}';
export const zIs = 'when a machine may break RSA and elliptic curves';
export const zIsYours = 'your own assumption, not the survey’s';

/* Its table of dates. */

export const dates = 'Dates of the chosen regimes';
export const byWhen = 'By';
export const what = 'What';
export const whoAsks = 'Who asks';
export const migrationByThen = 'Migration by then';
export const notBegun = 'not begun';
export const underWay = 'under way';
export const finished = 'finished';
export const noDates = 'No regime is chosen, so no date is listed.';

/* Its foot. */

export const sourceOfZ =
  'Z: {text} {source}. X + Y against Z is Mosca’s rule; other authors swap the letters X and Y.';
export const sourcesOfDates =
  'Dates held against their sources on {day}: {sources}. They bind those they name; no date says when a machine will exist.';
export const madeWith =
  'Arithmetic on the numbers above, made with {vendor}’s brief builder. Not legal advice.';

/* What to do with it. */

export const keepIt = 'Keep it';
export const print = 'Print the brief';
export const calendar = 'Dates for a calendar (.ics)';
export const table = 'Table (.csv)';
export const whyAccount =
  'The brief’s files are free with an account. What you asked for goes on by itself once you are signed in.';
export const passItOn = 'Pass it on';
export const attach = 'Review my brief with an engineer';
export const copyLink = 'Copy a link to this brief';
export const linkHolds =
  'The link holds your inputs after its # sign, which browsers send to no server.';

/* The calendar, the table, and the answers that the brief gives in a review request. */

export const calendarEntry =
  '{instrument}. {force}. Date in the source: {shown}.\nSource: {source}, {href}';
export const regimeColumn = 'Regime';
export const instrumentColumn = 'Instrument';
export const forceColumn = 'Force';
export const dateColumn = 'Date';
export const shownColumn = 'Date in the source';
export const comesColumn = 'Comes';
export const sourceColumn = 'Source';
export const beforeStart = 'before the migration begins';
export const beforeEnd = 'before the migration ends';
export const afterEnd = 'after the migration';
export const systemRow = 'System';
export const secrecyRow = 'X, years of secrecy';
export const migrationRow = 'Y, years of migration';
export const rangeRow = 'Z, range of years';
export const secretUntilRow = 'Secret until';
export const inputsInRequest = 'Migration brief: X (years) = {x}, Y (years) = {y}, Z = {range}.';
export const inputsInRequestFor =
  'Migration brief for {system}: X (years) = {x}, Y (years) = {y}, Z = {range}.';
export const regimesInRequest = '{regimes}; next: {what}, {shown}';
