import { writePages } from '#areas/content/write-pages'
import { profileFaults, writeProfile } from '#areas/content/write-profile'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The parts of a shop file with the owner's pages and the shop's profile. */
export const contentFile: readonly ShopFilePart[] = [
  shopFilePart('pages', {
    key: 'urlMapping',
    tables: { content_page: 'url_mapping' },
    write: ({ db }, pages) => writePages(db, pages),
  }),
  shopFilePart('shop', {
    tables: { content_page: 'url_mapping' },
    after: ['pictures'],
    check: profileFaults,
    write: ({ db }, profile) => writeProfile(db, profile),
    audited: true,
  }),
]
