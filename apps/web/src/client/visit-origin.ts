import { keepShare, keptOrigin } from '@hearth/sdk/tracking'
import { cookieTexts } from '#client/cookie-texts'

/** Where the shopper of this browser came from, if it is stored (K06). */
export const visitOrigin = () => keptOrigin(cookieTexts)

/** Stores the share by which a page was opened, where visits are not counted. @param url the page's address */
export const keepVisitShare = (url: string) =>
  keepShare(cookieTexts, new URL(url).searchParams.get('shareId') ?? undefined)
