/** What the figures of the flash + magnetic lab show. */
export const measures: Readonly<Record<string, string>> = {
  Cost: "Kosten",
  "Time on the disks": "Zeit auf den Platten",
  "Cost of the query set": "Kosten der Abfrageserie",
  "Time of the query set on the disks": "Zeit der Abfrageserie auf den Platten",
  "Cost as a multiple": "Kosten als Vielfaches",
  "Cost in percent": "Kosten in Prozent",
  "Change of the cost": "Änderung der Kosten",
  "Cost above the first lane's, less one flash write a migration":
    "Kosten über denen der ersten Bahn, abzüglich eines Schreibens auf Flash je Wechsel",
  "Cost on flash": "Kosten auf Flash",
  "Cost on the magnetic disk": "Kosten auf der Magnetplatte",
  "Pages on flash": "Seiten auf Flash",
  Migrations: "Wechsel der Platte",
};
