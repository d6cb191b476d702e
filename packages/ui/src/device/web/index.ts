export { album } from './album'
export { clipboard } from './clipboard'
export { location } from './location'
export { pictures } from './pictures'
export { pictureUpload } from './picture-upload'
export {
  unsupported as addressBook,
  unsupported as invoiceTitles,
  unsupported as messages,
  unsupported as platformLogin,
  unsupported as platformPayment,
  unsupported as scanner,
  unsupported as serviceChat,
} from './unsupported'
export { hasTelephoneButton, TelephoneButton } from './telephone-button'
export type * from '../types'
