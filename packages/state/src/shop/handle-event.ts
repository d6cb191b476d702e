import { loginPath } from '@hearth/domain'
import type { ApiEvent } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { keepAction } from '#resume/keep-action'
import type { StoreContext } from '#shop/define-store'
import { userStore } from '#user/user-store'

/**
 * Handles an event of the SDK: shows a toast, opens the login page (P01) or the error page, or calibrates the clock
 * (K12).
 */
export function handleEvent({ ports, store, underWay }: StoreContext, event: ApiEvent): void {
  switch (event.type) {
    // An `info` event must be shown for 1500 ms. Every toast is shown for that time (K07), so the event becomes a
    // toast.
    case 'toast':
    case 'info':
      store(appStore).getState().showToast(event.text)
      break
    case 'time':
      store(appStore).getState().calibrate(event.serverTime, event.receivedAt)
      break
    case 'login': {
      const here = ports.here?.() ?? '/'
      store(userStore).getState().expire()
      if (here.startsWith('/login')) break
      const action = underWay[event.call]
      if (action) keepAction(ports, action, here)
      ports.navigate(loginPath(here))
      break
    }
    case 'error-page':
      ports.navigate('/error.html', { replace: true })
  }
}
