import type { Ports } from '@hearth/state'
import { addressBook, invoiceTitles, type Device } from '@hearth/ui/device'

const addresses: Device['addressBook'] = addressBook
const titles: Device['invoiceTitles'] = invoiceTitles

/**
 * The ports that pick an address or an invoice title which the host app stores. A port is absent if the version of the
 * app does not support it.
 */
export const books: Pick<Ports, 'pickAddress' | 'pickInvoiceTitle'> = {
  ...(addresses.isSupported() && { pickAddress: () => addresses.ask() }),
  ...(titles.isSupported() && { pickInvoiceTitle: () => titles.ask() }),
}
