import { parentPort } from 'node:worker_threads'
import { drawInvoice } from '#areas/invoice/draw-invoice'
import type { InvoiceView } from '#ports/invoice-issuer'

/** Draws the invoices it is handed, one after another: the server's own thread answers meanwhile. */
parentPort?.on('message', ({ id, view }: { id: number; view: InvoiceView }) => {
  drawInvoice(view).then(
    (pdf) => parentPort?.postMessage({ id, pdf }),
    (error: Error) => parentPort?.postMessage({ id, fault: error.message }),
  )
})
