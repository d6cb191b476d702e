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

/** Content besides products: the home page, live broadcasts, short links, and subscribers to news. */
export const content = {
  /** Lists live broadcasts with counts of their views, clicks and shares. Shop files create them. */
  lives: 'GET /ops/content/lives/v1 may=shop.read' as Call<Empty, OpsLives>,
  /**
   * Reads the blocks of the home page. If the owner has composed no blocks, the call returns the blocks that the shop
   * makes from its categories.
   */
  home: 'GET /ops/content/home/v1 may=shop.read' as Call<Empty, OpsHome>,
  /**
   * Replaces all blocks of the home page, in the order given. The title and the description for search engines stay.
   * @throws stale 107003409: when the shop was changed, or a file imported, since it was read
   */
  setHome: 'PUT /ops/content/home/v1 may=shop.write' as Call<SetHome, OpsHome>,
  /**
   * Reads a picture of the shop, for example to choose it for a page.
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
  /** Lists the shoppers who subscribed to news, with their telephones. The audit log records the access. */
  fans: 'POST /ops/content/fans/v1 reveals may=fans.reveal' as Call<ListFans, OpsFans>,
}

export type * from './content.types'
export type * from './home.types'
