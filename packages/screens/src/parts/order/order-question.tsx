import { ReceiveDialog } from './receive-dialog'
import { RemoveOrderDialog } from './remove-order-dialog'

/** Question before an action on an order. */
export type Question = 'receive' | 'remove'

/** Props of `OrderQuestion`. */
export interface OrderQuestionProps {
  orderId: string
  /** Whether a question was opened yet. */
  open: boolean
  question: Question | undefined
  onClose: () => void
  onRemoved?: () => void
}

/**
 * Asks before receipt is confirmed, or an order is removed from the list. Must be in the page's body: a footer would
 * clip it.
 */
export function OrderQuestion({ orderId, question, onClose, onRemoved }: OrderQuestionProps) {
  return (
    <>
      <ReceiveDialog orderId={orderId} open={question === 'receive'} onClose={onClose} />
      <RemoveOrderDialog orderId={orderId} open={question === 'remove'} onClose={onClose} onRemoved={onRemoved} />
    </>
  )
}
