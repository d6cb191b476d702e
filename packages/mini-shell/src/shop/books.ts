import type { Ports } from '@hearth/state'
import { addressBook, invoiceTitles, type Device } from '@hearth/ui/device'

const addresses: Device['addressBook'] = addressBook
const titles: Device['invoiceTitles'] = invoiceTitles

/**
 * Ports that pick an address or an invoice title which the host app stores; absent if its version has none.
 */
export const books: Pick<Ports, 'pickAddress' | 'pickInvoiceTitle'> = {
  ...(addresses.isSupported() && { pickAddress: () => addresses.ask() }),
  ...(titles.isSupported() && { pickInvoiceTitle: () => titles.ask() }),
}
