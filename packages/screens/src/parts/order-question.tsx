import { ReceiveDialog } from './receive-dialog'
import { RemoveOrderDialog } from './remove-order-dialog'

/** What is asked before something is done with an order. */
export type Question = 'receive' | 'remove'

/** Props of `OrderQuestion`. */
export interface OrderQuestionProps {
  orderId: string
  /** Whether anything was asked yet. */
  open: boolean
  question: Question | undefined
  onClose: () => void
  onRemoved?: () => void
}

/**
 * Asks before a receipt is confirmed, or an order taken off the list. Stands in the page's body: a footer would hold
 * it.
 */
export function OrderQuestion({ orderId, question, onClose, onRemoved }: OrderQuestionProps) {
  return (
    <>
      <ReceiveDialog orderId={orderId} open={question === 'receive'} onClose={onClose} />
      <RemoveOrderDialog orderId={orderId} open={question === 'remove'} onClose={onClose} onRemoved={onRemoved} />
    </>
  )
}
