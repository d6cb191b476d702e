export { ReservationScreen } from './reservation-screen'
