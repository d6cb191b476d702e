import type { Transport } from './transport/transport'

/** Where the browser sends tracking data (K13): whole URLs, or paths of the shop. */
export interface TrackingHosts {
  /** Returns trace ids. */
  trace: string
  /** Receives the log. */
  collect: string
}

/** A request for a page, as the server passes it to the web shell. */
export interface PageRequest {
  /** Path and query, such as `/product/1001?skuNo=2001`. */
  url: string
  /**
   * Origin of canonical URLs, such as `https://shop.example`. If it is not known, it is empty, and canonical URLs are
   * paths.
   */
  origin: string
  /** Server time, epoch ms. */
  now: number
  /** Absent if the shop uses no tracking. */
  tracking?: TrackingHosts
}

/** A rendered page. */
export interface RenderedPage {
  status: 200 | 404 | 500
  html: string
  /** Whether the bytes are the same for all visitors, so that they may be cached. */
  shared: boolean
  /** Values of the `Link` header that preload files, such as `</assets/app.js>; rel=preload; as=script`. */
  links: string[]
  /**
   * Sources for `style-src` of the content security policy: the hashes of the styles written into the page, such as
   * `'sha256-...'`.
   */
  styles: string[]
}

/**
 * Returns the address under which a page is rendered and cached: its path, and the parameters that change the page. All
 * addresses without a page share one address, and so do all addresses of a page that no parameter changes.
 * `dist/server/render.js` exports it as `pageAddress`.
 */
export type PageAddress = (url: string) => string

/**
 * The pages that crawlers may read, and those that they may not. `dist/server/render.js` exports it as `crawlPages`.
 */
export interface CrawlPages {
  /** Paths of public pages for the sitemap, such as `/allproducts`. The server adds those of products. */
  listed: readonly string[]
  /** Prefixes of paths that crawlers may not read, such as `/checkout`. */
  closed: readonly string[]
}

/**
 * Renders a page. This is the only interface between server and web shell; `dist/server/render.js` exports it as
 * `render`.
 */
export type RenderPage = (request: PageRequest, transport: Transport) => Promise<RenderedPage>
