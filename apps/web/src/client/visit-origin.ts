import { keptOrigin } from '@hearth/sdk/tracking'
import { cookieTexts } from '#client/cookie-texts'

/** Where the shopper of this browser came from, as far as it is kept (K06). */
export const visitOrigin = () => keptOrigin(cookieTexts)
