import type { Transport } from './transport/transport'

/** Where the browser tells what happens (K13): whole addresses, or paths of the shop. */
export interface TrackingHosts {
  /** Gives trace ids. */
  trace: string
  /** Collects the log. */
  collect: string
}

/** What the server knows of the page it is asked for. */
export interface PageRequest {
  /** Path and query, such as `/product/1001?skuNo=2001`. */
  url: string
  /**
   * Origin for canonical addresses, such as `https://shop.example`; empty where it is not known, and addresses stay
   * paths.
   */
  origin: string
  /** Server time, epoch ms. */
  now: number
  /** Absent where nobody counts. */
  tracking?: TrackingHosts
}

/** A finished page. */
export interface RenderedPage {
  status: 200 | 404 | 500
  html: string
  /** Whether the bytes are the same for everybody, and may be cached. */
  shared: boolean
  /** Preload headers worth sending, such as `</assets/app.js>; rel=preload; as=script`. */
  links: string[]
  /**
   * Sources for `style-src` of the content security policy: the hashes of the styles written into the page, such as
   * `'sha256-...'`.
   */
  styles: string[]
}

/**
 * The address under which a page is rendered and cached: its path and the parameters that make it another page.
 * Addresses of no page share one, and so do those of a page that is the same for every parameter.
 * `dist/server/render.js` exports it as `pageAddress`.
 */
export type PageAddress = (url: string) => string

/** What crawlers are told of the shop's pages. `dist/server/render.js` exports it as `crawlPages`. */
export interface CrawlPages {
  /** Paths of public pages to list, such as `/allproducts`; those of products are the server's to add. */
  listed: readonly string[]
  /** Beginnings of paths that are not for crawlers, such as `/checkout`. */
  closed: readonly string[]
}

/** The one interface between server and web shell: `dist/server/render.js` exports it as `render`. */
export type RenderPage = (request: PageRequest, transport: Transport) => Promise<RenderedPage>
