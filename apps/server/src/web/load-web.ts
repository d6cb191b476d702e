import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CrawlPages, PageAddress, RenderPage } from '@hearth/sdk/render'

/** A built web shell. */
export interface WebShell {
  /** Folder of the files browsers get. */
  client: string
  render: RenderPage
  /** What each page is rendered and kept for; its whole address when absent. */
  pageAddress?: PageAddress
  /** What crawlers are told of its pages; nothing when absent. */
  crawlPages?: CrawlPages
  /** File the render comes from, for threads to load; rendered in this one when absent. */
  file?: string
}

/** Loads the web shell built into a folder; undefined without one, and the server is the API alone. */
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
