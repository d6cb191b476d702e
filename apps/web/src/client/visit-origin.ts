import { keepShare, keptOrigin } from '@hearth/sdk/tracking'
import { cookieTexts } from '#client/cookie-texts'

/** Returns what is stored about where the shopper came from (K06). */
export const visitOrigin = () => keptOrigin(cookieTexts)

/**
 * Stores the share by which a page was opened. Used if visits are not counted.
 * @param url address of the page
 */
export const keepVisitShare = (url: string) =>
  keepShare(cookieTexts, new URL(url).searchParams.get('shareId') ?? undefined)
