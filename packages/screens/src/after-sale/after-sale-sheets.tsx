import { BankSheet } from './bank-sheet'
import { BillSheet } from './bill-sheet'
import { CancelRequest } from './cancel-request'
import { MaterialSheet } from './material-sheet'

/** Name of a sheet or dialog of the page. */
export type Asking = 'cancel' | 'decline' | 'bill' | 'bank' | 'materials'

/** The sheets and dialogs of the page of a request. At most one is open. */
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
