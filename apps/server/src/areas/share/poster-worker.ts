import { drawPoster } from '#areas/share/draw-poster'
import { answerInThread } from '#ports/answer-in-thread'

answerInThread(drawPoster)
