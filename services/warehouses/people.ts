/** The fields of the district and of the people in charge that warehouse screens show. */
export const people = {
  depth: 2,
  populate: { users: { name: true, mobile: true, image: true }, districts: { name: true } },
};
