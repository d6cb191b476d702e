import type { Call, Empty, Picture } from '@hearth/sdk/core'
import type { OpsHome, OpsPictureName, SetHome } from './home.types'
import type {
  ListFans,
  ListShortLinks,
  MakeShortLink,
  OpsFans,
  OpsLives,
  OpsShortLink,
  OpsShortLinks,
} from './content.types'

/** Content beside the products: the home page, live broadcasts, short links, and who wants news. */
export const content = {
  /** Lists live broadcasts with how often each was read, pressed and shared. They come with the shop file. */
  lives: 'GET /ops/content/lives/v1 may=shop.read' as Call<Empty, OpsLives>,
  /** Reads the blocks of the home page; if no owner composed one, the page that the shop makes from its categories. */
  home: 'GET /ops/content/home/v1 may=shop.read' as Call<Empty, OpsHome>,
  /**
   * Composes the home page: these blocks, in this order. Its title and its description for search engines stay.
   * @throws stale 107003409: when the shop was changed, or a file imported, since it was read
   */
  setHome: 'PUT /ops/content/home/v1 may=shop.write' as Call<SetHome, OpsHome>,
  /**
   * Reads a stored picture, to put it on a page.
   * @throws notFound 107002404: for a picture that is not there
   */
  picture: 'GET /ops/content/pictures/{name}/v1 may=shop.read' as Call<OpsPictureName, Picture>,
  /** Lists short links, the newest first. */
  links: 'GET /ops/content/links/v1 may=shop.read' as Call<ListShortLinks, OpsShortLinks>,
  /**
   * Makes a short link to a page of the shop.
   * @throws badInput 107002400: for an address that is not a path of the shop
   */
  makeLink: 'POST /ops/content/links/v1 may=shop.write' as Call<MakeShortLink, OpsShortLink>,
  /** Lists shoppers who want to be told of news first, with their telephones; the audit log records the access. */
  fans: 'POST /ops/content/fans/v1 reveals may=fans.reveal' as Call<ListFans, OpsFans>,
}

export type * from './content.types'
export type * from './home.types'
