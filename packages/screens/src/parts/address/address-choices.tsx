import type { Load } from '@hearth/state'
import { Box, Button, Loaded } from '@hearth/ui'
import type { ReactNode } from 'react'
import { AddressLines, type ShownAddress } from './address-lines'
import css from './address-choices.module.css'

/**
 * Addresses in a sheet, each with a button. Shows placeholders while they load, an error after a failure, and a hint if
 * there are none.
 */
export function AddressChoices<A extends ShownAddress>({
  load,
  keyOf,
  none,
  action,
  labelOf,
  busy,
  onRetry,
  onChoose,
}: {
  load: Load<readonly A[]>
  keyOf: (address: A) => string
  none: ReactNode
  /** Text of each address's button. */
  action: string
  /** Returns the text of an address's button for screen readers. */
  labelOf: (address: A) => string
  busy?: boolean
  onRetry: () => void
  onChoose: (address: A) => void | Promise<void>
}) {
  return (
    <Loaded load={load} onRetry={onRetry} emptyState={none}>
      {(addresses) => (
        <Box as="ul" role="list" className={css.list}>
          {addresses.map((address) => (
            <Box as="li" key={keyOf(address)} className={css.address}>
              <AddressLines address={address} />
              <Button size="s" kind="outline" busy={busy} label={labelOf(address)} onPress={() => onChoose(address)}>
                {action}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  )
}
