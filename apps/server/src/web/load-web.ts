import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CrawlPages, PageAddress, RenderPage } from '@hearth/sdk/render'

/** A built web shell. */
export interface WebShell {
  /** Folder of the files that browsers load. */
  client: string
  render: RenderPage
  /**
   * Returns the address that a page is rendered and cached for; when absent, pages are cached by their whole address.
   */
  pageAddress?: PageAddress
  /** What crawlers are told about the pages of the web shell; nothing when absent. */
  crawlPages?: CrawlPages
  /** The file that renders, for threads to load; when absent, pages are rendered in this thread. */
  file?: string
}

/**
 * Loads the web shell that was built into a folder. Undefined if there is none: then the server answers only the API.
 */
export async function loadWeb(folder: string): Promise<WebShell | undefined> {
  const file = join(folder, 'server/render.js')
  const client = join(folder, 'client')
  if (!existsSync(file) || !existsSync(client)) return undefined
  const { render, pageAddress, crawlPages } = (await import(pathToFileURL(file).href)) as {
    render: RenderPage
    pageAddress: PageAddress
    crawlPages: CrawlPages
  }
  return { client, render, pageAddress, crawlPages, file }
}
