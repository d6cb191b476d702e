import { resumeStore, selectLoggedIn, useActions, usePorts, useShop, userStore } from '@hearth/state'
import { Text } from '@hearth/ui'
import { useEffect, useRef } from 'react'
import { useMounted } from '#hooks/use-mounted'
import css from './login.module.css'

export interface GoOnProps {
  open: boolean
  /** The page that the login leads to. */
  next: string
  /**
   * Called if no action waits for this login; the login page then continues. Each render must pass the same function.
   */
  onClose: () => void
}

/** Names the action that the login interrupted, and continues it after the login. */
export function GoOn({ next, onClose }: GoOnProps) {
  const { known, loggedIn } = useShop(userStore, (state) => ({
    known: state.info.status === 'ready',
    loggedIn: selectLoggedIn(state),
  }))
  const waiting = useShop(resumeStore, (state) => state.waiting)
  const { look, goOn, leave } = useActions(resumeStore)
  const { navigate } = usePorts()
  const isHere = useMounted()
  const wasVisitor = useRef(false)
  useEffect(() => {
    if (!look(next)) onClose()
  }, [look, next, onClose])
  useEffect(() => leave, [leave])
  useEffect(() => {
    if (known && !loggedIn) wasVisitor.current = true
    if (!loggedIn) return
    // If the shopper was already logged in, no action was interrupted.
    if (!wasVisitor.current) return onClose()
    void goOn(next).then(({ path, afterwards }) => {
      if (isHere()) navigate(path, { replace: true })
      afterwards()
    })
  }, [known, loggedIn, next, navigate, goOn, isHere, onClose])
  return waiting ? (
    <Text as="p" className={css.waiting}>
      {waiting}
    </Text>
  ) : null
}
