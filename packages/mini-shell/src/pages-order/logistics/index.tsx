import { LogisticsScreen } from '@hearth/screens/logistics'
import { shellPage } from '../../page/shell-page'

export default shellPage('logistics', LogisticsScreen)
