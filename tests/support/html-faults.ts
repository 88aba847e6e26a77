import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
    // Search results are a listbox that changes while the visitor types (APG, combobox).
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** What is wrong with the HTML of a page, each with its line and column. */
export async function htmlFaults(html: string, name: string): Promise<readonly string[]> {
  const report = await validator.validateString(html, name);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`);
}
