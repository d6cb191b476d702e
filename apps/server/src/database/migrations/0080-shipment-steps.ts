import { sql, type Migration } from 'kysely'

/**
 * Numbers the steps of each parcel. From now on, steps that the shop itself adds are stored as codes, and only steps
 * that people write have texts.
 */
export const shipmentSteps: Migration = {
  async up(db) {
    await sql.raw(STEPS).execute(db)
  },
}

const STEPS = /* sql */ `
alter table shipment_step add column position integer;
alter table shipment_step add column code text;
alter table shipment_step alter column text drop not null;
update shipment_step set position = numbered.position
from (select id, row_number() over (partition by shipment_id order by id) as position from shipment_step) as numbered
where numbered.id = shipment_step.id;
alter table shipment_step drop column id;
alter table shipment_step add primary key (shipment_id, position);
drop index shipment_step_shipment;
`
