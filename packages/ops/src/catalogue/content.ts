import type { Call, Empty } from '@hearth/sdk/core'
import type {
  ListFans,
  ListShortLinks,
  MakeShortLink,
  OpsFans,
  OpsLives,
  OpsShortLink,
  OpsShortLinks,
} from './content.types'

/** Content beside the products: live broadcasts, short links, and who wants news. */
export const content = {
  /** Lists live broadcasts with how often each was read, pressed and shared. They come with the shop file. */
  lives: 'GET /ops/content/lives/v1 may=shop.read' as Call<Empty, OpsLives>,
  /** Lists short links, the newest first. */
  links: 'GET /ops/content/links/v1 may=shop.read' as Call<ListShortLinks, OpsShortLinks>,
  /**
   * Makes a short link to a page of the shop.
   * @throws badInput 107002400: for what is no path of the shop
   */
  makeLink: 'POST /ops/content/links/v1 may=shop.write' as Call<MakeShortLink, OpsShortLink>,
  /** Lists shoppers who want to be told of news first, with their telephones; it is kept in the audit log. */
  fans: 'POST /ops/content/fans/v1 reveals may=fans.reveal' as Call<ListFans, OpsFans>,
}

export type * from './content.types'
