import { PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import { rebateStore, useActions, useShop } from '@hearth/state'
import { Button, late } from '@hearth/ui'
import { useState } from 'react'

const RebateShareSheet = late(async () => (await import('#parts/promoter/rebate-share-sheet')).RebateShareSheet)

export interface RebateShareProps {
  product: { skuNo: string; spuNo: string; name: string }
  /** The shop that earns the rebate; the promoter's shop by default. */
  kind?: PromoterKind
}

/** Shares a product with a rebate, as a link or as a poster with a code. Both contain the promoter's share. */
export function RebateShare({ product: { skuNo, spuNo, name }, kind = PROMOTER_KIND.promoter }: RebateShareProps) {
  const sharing = useShop(rebateStore, (state) => state.sharing)
  const { share } = useActions(rebateStore)
  const [shared, setShared] = useState<{ link: string; shareId: string }>()
  const [open, setOpen] = useState(false)
  const press = async () => {
    const made = await share({ skuNo, spuNo }, kind)
    if (!made) return
    setShared({ link: made.url, shareId: made.shareId })
    setOpen(true)
  }
  const query = shared ? `?skuNo=${encodeURIComponent(skuNo)}&shareId=${encodeURIComponent(shared.shareId)}` : ''
  return (
    <>
      <Button size="s" busy={sharing === skuNo} label={`分享赚 ${name}`} onPress={press}>
        分享赚
      </Button>
      <RebateShareSheet
        open={open}
        onClose={() => setOpen(false)}
        name={name}
        path={`/product/${encodeURIComponent(spuNo)}${query}`}
        link={shared?.link ?? ''}
      />
    </>
  )
}
