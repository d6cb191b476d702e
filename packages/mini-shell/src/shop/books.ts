import type { Ports } from '@hearth/state'
import { addressBook, invoiceTitles, type Device } from '@hearth/ui/device'

const addresses: Device['addressBook'] = addressBook
const titles: Device['invoiceTitles'] = invoiceTitles

/** The books of the host app, such as its addresses; absent in versions without them. */
export const books: Pick<Ports, 'pickAddress' | 'pickInvoiceTitle'> = {
  ...(addresses.isSupported() && { pickAddress: () => addresses.ask() }),
  ...(titles.isSupported() && { pickInvoiceTitle: () => titles.ask() }),
}
