import { EmptyState } from '@hearth/ui'
import { routePath } from '#routes'

/** Tells a promoter who has neither a promoter's shop nor a partner shop how to get a shop. */
export function NoShop({ business, text }: { business: boolean; text: string | undefined }) {
  return business ? (
    <EmptyState title="还没有合作店" text={text} action={{ label: '去认证', to: routePath('partner') }} />
  ) : (
    <EmptyState title="还没有小店" text={text} action={{ label: '去开通', to: routePath('myStore') }} />
  )
}
