import { TrackingScreen } from '@hearth/screens/tracking'
import { shellPage } from '../../page/shell-page'

export default shellPage('tracking', TrackingScreen)
