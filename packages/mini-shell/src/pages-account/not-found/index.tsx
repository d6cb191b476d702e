import { NotFoundScreen } from '@hearth/screens/not-found'
import { shellPage } from '../../page/shell-page'

export default shellPage('notFound', NotFoundScreen)
