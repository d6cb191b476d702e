import { drawInvoice } from '#areas/invoice/draw-invoice'
import { answerInThread } from '#ports/answer-in-thread'

answerInThread(drawInvoice)
