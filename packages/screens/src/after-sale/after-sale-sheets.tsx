import { BankSheet } from './bank-sheet'
import { BillSheet } from './bill-sheet'
import { CancelRequest } from './cancel-request'
import { MaterialSheet } from './material-sheet'

/** Sheets and dialogs that the page of a request opens. */
export type Asking = 'cancel' | 'decline' | 'bill' | 'bank' | 'materials'

/** The sheets of a request; one at most is open. */
export function AfterSaleSheets({ id, open, onClose }: { id: string; open: Asking | false; onClose: () => void }) {
  return (
    <>
      <CancelRequest
        id={id}
        declines={open === 'decline'}
        open={open === 'cancel' || open === 'decline'}
        onClose={onClose}
      />
      <BillSheet id={id} open={open === 'bill'} onClose={onClose} />
      <BankSheet id={id} open={open === 'bank'} onClose={onClose} />
      <MaterialSheet id={id} open={open === 'materials'} onClose={onClose} />
    </>
  )
}
