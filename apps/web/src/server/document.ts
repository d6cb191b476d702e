import type { Json } from '@hearth/state'
import { escapeUTF8 } from 'entities/escape'
import { DATA_ID, MAIN_ID, ROOT_ID } from '#document/data-id'
import { inlineJson } from '#document/inline-json'
import type { InlineStyle } from '#server/colour-style'
import type { Head } from '#server/head-of'
import { heroPreload } from '#server/hero-preload'
import type { PageFiles } from '#server/page-files'

/** The parts that a document is assembled from. */
export interface DocumentParts {
  head: Head
  /** Absolute address of the page; absent if search engines should not index it. */
  canonical?: string
  /** The rendered page as HTML. */
  markup: string
  /** The data that the page was rendered from. */
  data: Json
  files: PageFiles
  /** Style sheet with the shop's own colours; absent if it has none. */
  colours?: InlineStyle
}

/**
 * Returns a page's document. Its only script is the shop's own file and its styles are listed by their hashes, so that
 * the content security policy needs no 'unsafe-inline'.
 */
export function documentOf({ head, canonical, markup, data, files, colours }: DocumentParts): string {
  const { title, shareTitle = title, description, image, type } = head
  const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeUTF8(content)}">`
  return [
    '<!doctype html><html lang="zh-CN" class="page-root fresh"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeUTF8(title)}</title>`,
    heroPreload(markup),
    ...files.styles.map(({ href, text }) => `<style data-href="${href}">${text}</style>`),
    colours && `<style>${colours.text}</style>`,
    `<script type="module" src="${files.entry}"></script>`,
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<meta name="description" content="${escapeUTF8(description)}">`,
    canonical ? `<link rel="canonical" href="${escapeUTF8(canonical)}">` : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#131110" media="(prefers-color-scheme: dark)">',
    meta('og:title', shareTitle),
    meta('og:description', description),
    meta('og:type', type),
    meta('og:locale', 'zh_CN'),
    canonical && meta('og:url', canonical),
    image && meta('og:image', image),
    head.icon
      ? `<link rel="icon" href="${escapeUTF8(head.icon)}">`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    head.data && `<script type="application/ld+json">${inlineJson(head.data)}</script>`,
    `</head><body><a class="skip" href="#${MAIN_ID}">跳到主要内容</a><div id="${ROOT_ID}">${markup}</div>`,
    `<script type="application/json" id="${DATA_ID}">${inlineJson(data)}</script></body></html>`,
  ]
    .filter(Boolean)
    .join('')
}
