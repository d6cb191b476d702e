import { ADDRESS_GOOD_FOR, isSigned, signedQuery } from '#kernel/sessions/signed-address'

/** Where files of invoices are. */
export const INVOICE_FILES = '/invoice-files'

/** Which file. */
export interface InvoiceFile {
  orderId: string
  round: number
  /** The red invoice that reverses it. */
  red: boolean
}

const nameOf = ({ orderId, round, red }: InvoiceFile) => `${orderId}-${round}${red ? '-red' : ''}.pdf`

/**
 * The address of an invoice's file.
 * @param goodFor ms
 */
export function pdfUrl(secret: string, file: InvoiceFile, now: number, goodFor = ADDRESS_GOOD_FOR): string {
  const name = nameOf(file)
  return `${INVOICE_FILES}/${name}?${signedQuery(secret, 'invoice', name, now + goodFor)}`
}

/** The file of a signed address that is still valid; nothing for any other address. */
export function readPdfAddress(
  secret: string,
  address: { name: string; until?: string; sign?: string },
  now: number,
): InvoiceFile | undefined {
  const [, orderId, round, red] = /^(.{1,64})-(\d{1,4})(-red)?\.pdf$/.exec(address.name) ?? []
  if (!orderId || !isSigned(secret, 'invoice', address, now)) return undefined
  return { orderId, round: Number(round), red: red !== undefined }
}
