/** A PDF with so many empty pages, and perhaps more in its trailer. */
export function pdfOf(pages: number, trailer = '', more = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const page = (_: string, index: number) =>
    `${index + 3} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400]>> endobj`;
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [${kids.join(' ')}] /Count ${pages}>> endobj
${kids.map(page).join('\n')}
${more}
trailer <</Root 1 0 R ${trailer}>>
%%EOF
`);
}
