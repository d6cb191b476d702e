import type { Page } from '#kernel/text/draw-text'

/** Returns the bytes of a PDF, once it has ended. Call it before anything is drawn. */
export function pdfBytes(page: Page): Promise<Buffer> {
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
}
