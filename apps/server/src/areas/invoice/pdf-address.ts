import { createHmac, timingSafeEqual } from 'node:crypto'

/** Ms for which an address is good: as long as a page that shows it is likely to be open. */
const GOOD_FOR = 3_600_000

/** Where files of invoices are. */
export const INVOICE_FILES = '/invoice-files'

/** Which file. */
export interface InvoiceFile {
  orderId: string
  round: number
  /** The red one that takes it back. */
  red: boolean
}

const nameOf = ({ orderId, round, red }: InvoiceFile) => `${orderId}-${round}${red ? '-red' : ''}.pdf`

const signatureOf = (secret: string, name: string, until: number): string =>
  createHmac('sha256', secret).update(`invoice ${name} ${until}`).digest('base64url').slice(0, 32)

/**
 * The address of an invoice's file: it stands for its shopper, since mini-programs download without a cookie.
 * @param goodFor ms
 */
export function pdfUrl(secret: string, file: InvoiceFile, now: number, goodFor = GOOD_FOR): string {
  const until = now + goodFor
  const name = nameOf(file)
  return `${INVOICE_FILES}/${name}?until=${until}&sign=${signatureOf(secret, name, until)}`
}

/** The file of an address that the shop signed and that is still good; nothing for any other. */
export function readPdfAddress(
  secret: string,
  { name, until = '', sign = '' }: { name: string; until?: string; sign?: string },
  now: number,
): InvoiceFile | undefined {
  const end = Number(until)
  const [, orderId, round, red] = /^(.{1,64})-(\d{1,4})(-red)?\.pdf$/.exec(name) ?? []
  if (!orderId || !Number.isSafeInteger(end) || end < now) return undefined
  const [given, right] = [Buffer.from(sign), Buffer.from(signatureOf(secret, name, end))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return { orderId, round: Number(round), red: red !== undefined }
}
