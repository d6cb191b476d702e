import type { Page } from '#kernel/text/draw-text'

/** The bytes of a PDF, once it has ended. To be called before anything is drawn. */
export function pdfBytes(page: Page): Promise<Buffer> {
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
}
