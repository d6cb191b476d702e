import { ADDRESS_GOOD_FOR, isSigned, signedQuery } from '#kernel/sessions/signed-address'

/** The path of invoice files. */
export const INVOICE_FILES = '/invoice-files'

/** Identifies an invoice file. */
export interface InvoiceFile {
  orderId: string
  round: number
  /** True for the red invoice that reverses an invoice. */
  red: boolean
}

const nameOf = ({ orderId, round, red }: InvoiceFile) => `${orderId}-${round}${red ? '-red' : ''}.pdf`

/**
 * Returns the signed address of an invoice file.
 * @param goodFor ms for which the address is valid
 */
export function pdfUrl(secret: string, file: InvoiceFile, now: number, goodFor = ADDRESS_GOOD_FOR): string {
  const name = nameOf(file)
  return `${INVOICE_FILES}/${name}?${signedQuery(secret, 'invoice', name, now + goodFor)}`
}

/** Returns the file of a signed address that is still valid; undefined for any other address. */
export function readPdfAddress(
  secret: string,
  address: { name: string; until?: string; sign?: string },
  now: number,
): InvoiceFile | undefined {
  const [, orderId, round, red] = /^(.{1,64})-(\d{1,4})(-red)?\.pdf$/.exec(address.name) ?? []
  if (!orderId || !isSigned(secret, 'invoice', address, now)) return undefined
  return { orderId, round: Number(round), red: red !== undefined }
}
