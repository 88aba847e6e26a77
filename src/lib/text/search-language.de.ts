/* From src/lib/text/search-language.ts, as of bd08f828. */

/** As the search folds them: with ae, oe, ue and ss. */
export const stopWords =
  'aber als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses durch ein eine einem einen einer eines er es fuer hat haben ich ihr ihre im in ist kann kein keine man mein mich mir mit nach nicht noch nur ob oder ohne sein sich sie sind so ueber um und uns unser unsere unter vom von vor was welche welcher welches wenn wer werden wie wir wird wo zu zum zur';

/** Verschlüsseln, verschlüsselt and Verschlüsselung have "verschluessel" in front. */
export const endings = /(?:ungen|ung|ens|ers|est|en|er|es|em|et|e|n|s|t)$/;

export const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Verwaltungsrat, Datenschlüssel and Jahresende have "s", "n" and "es" in the middle. */
export const joints = /^(?:es|en|er|s|n)(?=\p{L}{3})/u;
