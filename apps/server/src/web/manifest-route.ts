import { imageAddress, PICTURE_WIDTHS } from '@hearth/domain'
import type { FastifyInstance } from 'fastify'
import { readProfile } from '#areas/content/shop-profile'
import type { Database } from '#database/connect'

/** The colour of the shop's own mark, `favicon.svg`. */
const USUAL_COLOUR = '#bf3b09'
const USUAL_ICON = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }

/** Adds the web app manifest, for a phone's home screen: name, icon and colour. */
export function addManifestRoute(app: FastifyInstance, db: Database): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name, slogan, logo, colour } = await readProfile(db)
    const icons = logo
      ? PICTURE_WIDTHS.slice(0, 3).map((width) => ({
          src: imageAddress(logo.url, { width, height: width }),
          sizes: `${width}x${width}`,
          purpose: 'any',
        }))
      : [USUAL_ICON]
    const manifest = {
      name: slogan ? `${name} - ${slogan}` : name,
      short_name: name,
      lang: 'zh-CN',
      start_url: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: colour ?? USUAL_COLOUR,
      icons,
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest)
  })
}
