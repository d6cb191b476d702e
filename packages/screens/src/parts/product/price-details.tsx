import { Button, late } from '@hearth/ui'
import { useState } from 'react'
import type { PriceExplained } from './price-details-sheet'

const PriceDetailsSheet = late(async () => (await import('./price-details-sheet')).PriceDetailsSheet)

/**
 * A button that opens the explanation of a price.
 * @param flush true to align the button with the left edge of the lines above it
 */
export function PriceDetails({ details, products, flush }: PriceExplained & { open: boolean; flush?: boolean }) {
  const [explained, setExplained] = useState(false)
  if (!details?.length) return null
  return (
    <>
      <Button kind="text" flush={flush} size="s" onPress={() => setExplained(true)}>
        价格明细
      </Button>
      <PriceDetailsSheet open={explained} onClose={() => setExplained(false)} details={details} products={products} />
    </>
  )
}
