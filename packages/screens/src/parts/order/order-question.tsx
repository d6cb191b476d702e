import { ReceiveDialog } from './receive-dialog'
import { RemoveOrderDialog } from './remove-order-dialog'

/** Name of the dialog that asks before an action on an order. */
export type Question = 'receive' | 'remove'

export interface OrderQuestionProps {
  orderId: string
  /** True once the shopper has opened any of the dialogs. */
  open: boolean
  question: Question | undefined
  onClose: () => void
  onRemoved?: () => void
}

/**
 * Asks for confirmation before receipt is confirmed or an order is removed from the list. The component must be in the
 * page's body, since a footer would clip its dialog.
 */
export function OrderQuestion({ orderId, question, onClose, onRemoved }: OrderQuestionProps) {
  return (
    <>
      <ReceiveDialog orderId={orderId} open={question === 'receive'} onClose={onClose} />
      <RemoveOrderDialog orderId={orderId} open={question === 'remove'} onClose={onClose} onRemoved={onRemoved} />
    </>
  )
}
