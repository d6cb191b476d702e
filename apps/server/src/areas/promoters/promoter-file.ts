import { checkedRules } from '#areas/promoters/promoters-ops'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of the shop file with the rules for promoters and their shops. */
export const promoterFile: readonly ShopFilePart[] = [
  shopFilePart('promoters', {
    tables: { setting: 'name' },
    write: async ({ db }, rules) => void (await promoterRules.write(db, (before) => checkedRules(rules, before))),
  }),
]
